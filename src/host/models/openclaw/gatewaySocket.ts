/** The gateway's WebSocket, as the protocol's own client wants it. Follows no redirect; a peer that does not close is cut off. */
import type { GatewayProtocolSocket, GatewayProtocolSocketHandlers } from '@openclaw/gateway-client/browser';
import { WebSocket } from 'ws';

/** Far more than a turn; the gateway's own limit is 25 MB. */
const longestFrame = 32 * 1024 * 1024;
const handshakeMs = 10_000;
const closingMs = 1000;

export function openSocket(url: URL, handlers: GatewayProtocolSocketHandlers): GatewayProtocolSocket {
  const socket = new WebSocket(url, {
    handshakeTimeout: handshakeMs,
    maxPayload: longestFrame,
    followRedirects: false,
    perMessageDeflate: false,
  });
  socket.on('open', handlers.open);
  socket.on('message', (data: Buffer) => handlers.message(data.toString('utf8')));
  socket.on('error', handlers.error);
  socket.on('close', (code: number, reason: Buffer) => handlers.close(code, reason.toString('utf8')));
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (data) => socket.send(data),
    close(code, reason) {
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), closingMs).unref();
    },
  };
}

/** What is used of the protocol's SDK. A bundle of its own, read when an agent is first asked; see esbuild.mjs. */
export {
  client,
  MessageTooLargeError,
  methods,
  ndJsonStream,
  PROTOCOL_VERSION,
  RequestError,
} from '@agentclientprotocol/sdk';

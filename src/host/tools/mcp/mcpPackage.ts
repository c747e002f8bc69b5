/** The MCP client, and nothing of ours: a bundle of its own, loaded when a seat first needs a tool server. */
export {
  Client,
  deserializeMessage,
  StreamableHTTPClientTransport,
  serializeMessage,
} from '@modelcontextprotocol/client';
export { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

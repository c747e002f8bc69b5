/** The host as the editor hears it: what stands in trees, lists, notices and pages holds no sign that hides or turns words. */
import { type Client, isRefusal, Refusal } from '../../rpc/connect/client.ts';
import { toldPlainly } from '../../rpc/hidden.ts';

export const plainClient = (client: Client): Client => ({
  ...client,
  async request(message, params) {
    try {
      return toldPlainly(await client.request(message, params));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new Refusal(error.code, toldPlainly(error.message), toldPlainly(error.data));
    }
  },
  on: (message, handler) => client.on(message, (params) => handler(toldPlainly(params))),
});

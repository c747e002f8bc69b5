/** Names that every object has, from a page and in what a page saved: refused or taken as text, and nothing shared is changed. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { keepDrafts } from '../../src/extension/councils/unsentWords.ts';
import { FromChannelPage } from '../../src/rpc/pages/channelPageMessages.ts';
import { FromPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import { savedFrom as savedConversation } from '../../webview-ui/channel/model/savedConversation.ts';
import { act } from '../../webview-ui/transcript/model/actTranscript.ts';
import { savedFrom } from '../../webview-ui/transcript/model/savedTranscript.ts';
import { initialState } from '../../webview-ui/transcript/model/transcriptState.ts';

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const shared = () => Reflect.ownKeys(Object.prototype).map(String);

describe('names that every object has, on a page', () => {
  for (const name of names) {
    it(`${name} as an order is none`, () => {
      for (const page of [FromPage, FromChannelPage])
        for (const raw of [{ type: name }, { [name]: { type: 'ready' } }, name])
          assert.equal(page.safeParse(raw).success, false);
    });

    it(`${name} in what a page saved is read as text, and folds no phase`, () => {
      const before = shared();
      const saved = savedFrom({
        council: name,
        text: name,
        folds: JSON.parse(`{"${name}":true}`) as unknown,
        scroll: name,
      });
      assert.deepEqual([saved?.council, saved?.text], [name, name]);
      const { state } = act(initialState('en', saved), { type: 'draft', text: name });
      assert.equal(state.composer.text, name);
      assert.equal(savedConversation({ channel: name, text: name })?.text, name);
      assert.deepEqual(shared(), before);
    });

    it(`${name} as the box of a draft holds what was put there, and nothing before`, () => {
      const memory = new Map<string, unknown>();
      const drafts = keepDrafts({
        get: (key: string) => memory.get(key),
        update: (key: string, value: unknown) => Promise.resolve(void memory.set(key, value)),
      } as Parameters<typeof keepDrafts>[0]);
      assert.equal(drafts.kept(name), '');
      drafts.keep(name, 'words');
      assert.equal(drafts.kept(name), 'words');
      drafts.arrived(name);
      assert.equal(drafts.kept(name), '');
    });
  }
});

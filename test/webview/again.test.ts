/** Asked again, on the page: which turns offer it, and how a person answers for their own. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CouncilView, TurnView } from '../../src/rpc/views/views.ts';
import { act, canSend } from '../../webview-ui/transcript/model/actTranscript.ts';
import { hear } from '../../webview-ui/transcript/model/hearTranscript.ts';
import { canBeAskedAgain } from '../../webview-ui/transcript/model/pastTurn.ts';
import { initialState, myTurn, type PageState } from '../../webview-ui/transcript/model/transcriptState.ts';
import { askedAgain } from '../support/ui/answers.ts';
import { changed, decision, now, open } from '../support/ui/fixtures.ts';

const reading = { at: now, following: true, runsInView: [] };
const shown = (view: CouncilView): PageState => hear(initialState('en', undefined), open(view), reading);
const turns = ({ entries }: CouncilView) =>
  entries.filter((entry): entry is TurnView => entry.kind === 'turn');

describe('asked again, on the page', () => {
  it('is offered on turns that are settled and not being asked, in every council but a paused one', () => {
    const view = askedAgain();
    const offered = (given: CouncilView) =>
      turns(given).filter((turn) => canBeAskedAgain(shown(given), turn)).length;
    assert.equal(offered(view), turns(view).length - 1);
    assert.equal(offered(decision('en', { status: 'decided' })), turns(view).length);
    assert.equal(offered(decision('en', { status: 'paused' })), 0);
  });

  it('a person who is asked again answers through the box, also while the council waits for a decision', () => {
    const view = askedAgain();
    const papa = { ...view.head.seats[0], id: 'papa', name: 'Papa', kind: 'human' } as const;
    const asked = turns(view).find(({ key }) => key === '2:blaise');
    assert.ok(asked);
    const mine: TurnView = { ...asked, key: '2:me', seat: 'papa' };
    const seats = [...view.head.seats.filter(({ id }) => id !== 'papa'), papa as never];
    const seated = { head: { ...view.head, seats }, entries: [...view.entries, mine] };
    const state = shown(seated);
    assert.equal(myTurn(state)?.key, '2:me');
    assert.equal(myTurn(state)?.deadlineAt, mine.answers?.[0]?.deadlineAt);
    const drafted = act(state, { type: 'draft', text: 'On reflection, yes.' }).state;
    assert.ok(canSend(drafted));
    const sent = act(drafted, { type: 'send' });
    assert.deepEqual(sent.posts, [{ type: 'answer', text: 'On reflection, yes.' }]);
    // It stays in the box until the council holds it.
    assert.equal(hear(sent.state, changed(seated, [mine]), reading).composer.text, 'On reflection, yes.');
    const settled: TurnView = { ...mine, answers: [] };
    assert.equal(hear(sent.state, changed(seated, [settled]), reading).composer.text, '');
  });
});

/** Every command of the manifest, once. A failure is told in words; a command never throws at whoever ran it. */
import * as vscode from 'vscode';
import { pauseCouncil, resumeCouncil } from '../../rpc/messages/messages.ts';
import { openArchive, openText } from '../archives/openFiles.ts';
import { spend } from '../convene/confirmSpend.ts';
import type { Table, TableRequest } from '../convene/conveneCommand.ts';
import { askSeatAgain } from '../councils/askAgainCommand.ts';
import { decide, inject } from '../councils/decide.ts';
import type { Aside } from '../councils/foreignState.ts';
import { remove, rename } from '../councils/renameCommands.ts';
import { extend, raise, rate, skip, stop, synthesise, waive } from '../councils/steer.ts';
import { type Among, looking, pointIn, whichCouncil } from '../councils/whichCouncil.ts';
import type { House } from '../link/councilHouse.ts';
import type { Measures } from '../metrics/measuresPanel.ts';
import { removeKey, setKey } from '../models/keyCommands.ts';
import { chooseModels } from '../models/modelCommands.ts';
import { chooseTemplate } from '../models/templateCommand.ts';
import type { Transcripts } from '../pages/transcriptPanels.ts';
import { againHandlers } from '../past/pastCommands.ts';
import { tellFailure } from '../status/reportFailure.ts';
import { runDoctor } from '../status/runDoctor.ts';
import { type CommandId, commandIds } from './contributions.ts';

/** A button of a view or a menu hands over what it was on; only other code hands over a request. */
function requestIn(argument: unknown): TableRequest {
  const known = ['question', 'mode', 'seats', 'backend', 'seed'];
  if (typeof argument !== 'object' || argument === null || !known.some((key) => key in argument)) return {};
  return argument;
}

const amongIn = (argument: unknown): Among =>
  typeof argument === 'object' && argument !== null && 'among' in argument && argument.among === 'decide'
    ? 'decide'
    : 'any';

export function registerCommands(
  house: House,
  table: Table,
  transcripts: Transcripts,
  aside: Aside,
  measures: Pick<Measures, 'open'>,
): vscode.Disposable {
  const on = async (argument: unknown, among: Among, manner: { looks?: boolean } = {}, needsHost = true) => {
    // Rows may not be known yet when a command is the first thing that happens.
    if (needsHost && house.picture.source !== 'host') await house.client().then(() => house.settled());
    return whichCouncil(house, argument, transcripts.active, among, manner);
  };

  const handlers: Record<CommandId, (argument?: unknown) => unknown> = {
    [commandIds.aTable]: (argument) => table.aTable(requestIn(argument)),
    [commandIds.rehearse]: (argument) => table.aTable({ ...requestIn(argument), backend: 'rehearsal' }),
    [commandIds.conveneBrief]: (argument) =>
      table.conveneBrief(argument instanceof vscode.Uri ? argument : undefined),
    [commandIds.openTranscript]: async (argument) =>
      transcripts.open(await on(argument, amongIn(argument), looking)),
    [commandIds.inject]: async (argument) => inject(house, await on(argument, 'ending')),
    [commandIds.pause]: async (argument) => {
      const id = await on(argument, 'running');
      await (await house.client()).request(pauseCouncil, { id });
    },
    [commandIds.resume]: async (argument) => {
      const id = await on(argument, 'paused');
      await spend(house, await house.client(), resumeCouncil, { id }, id);
    },
    [commandIds.stop]: async (argument) => stop(house, await on(argument, 'ending')),
    [commandIds.decide]: async (argument) => decide(house, await on(argument, 'decide')),
    [commandIds.skipSeat]: async (argument) => skip(house, await on(argument, 'running')),
    [commandIds.extendDeadline]: async (argument) => extend(house, await on(argument, 'running')),
    [commandIds.waiveCheck]: async (argument) =>
      waive(house, await on(argument, 'waivable'), pointIn(argument)),
    [commandIds.raiseBudget]: async (argument) => raise(house, await on(argument, 'ending')),
    [commandIds.synthesiseNow]: async (argument) => synthesise(house, await on(argument, 'ending')),
    [commandIds.askAgain]: async (argument) => askSeatAgain(house, await on(argument, 'any')),
    ...againHandlers(house, transcripts.open, on),
    [commandIds.rate]: async (argument) => rate(house, await on(argument, 'ended')),
    [commandIds.measures]: () => measures.open(),
    [commandIds.rename]: async (argument) => rename(house, await on(argument, 'any')),
    [commandIds.delete]: async (argument) => remove(house, await on(argument, 'over')),
    [commandIds.openArchive]: async (argument) => {
      if (!vscode.workspace.isTrusted) house.look();
      return openArchive(house, await on(argument, 'archived', looking, vscode.workspace.isTrusted));
    },
    [commandIds.useFamily]: () => table.useFamily(),
    [commandIds.openIdentities]: () => openText(house, 'identities.yaml'),
    [commandIds.setKey]: (argument) => setKey(house, argument),
    [commandIds.removeKey]: () => removeKey(house),
    [commandIds.chooseModels]: () => chooseModels(house),
    [commandIds.chooseTemplate]: () => chooseTemplate(house),
    [commandIds.chooseMe]: async () => house.who.choose(await house.client()),
    [commandIds.chooseFolder]: () => house.chooseFolder(),
    [commandIds.retryHost]: () => house.retry(),
    [commandIds.showLog]: () => house.log.show(true),
    [commandIds.doctor]: () => runDoctor(house),
    [commandIds.showAside]: () => aside.show(),
    [commandIds.hideAside]: () => aside.hide(),
    [commandIds.learnAside]: () => aside.learn(),
  };

  const guarded = (handler: (argument?: unknown) => unknown) => async (argument?: unknown) => {
    try {
      return await handler(argument);
    } catch (error) {
      tellFailure(error, house.words, house.log);
      return undefined;
    }
  };
  return vscode.Disposable.from(
    ...Object.entries(handlers).map(([id, handler]) => vscode.commands.registerCommand(id, guarded(handler))),
  );
}

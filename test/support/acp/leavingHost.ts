/** A process that asks a scripted agent, says where its log is, and ends without a word to the agent. */

import { sampleTurn } from '../sampleTurn.ts';
import { agentSeat, scriptedAgent } from './scripted.ts';

const agent = scriptedAgent({ deaf: true });
const seat = agentSeat();
await agent.backend.open('c', seat).send(sampleTurn(seat).turn);
process.stdout.write(JSON.stringify({ pid: agent.told('start')[0]?.pid, folder: agent.workspace }));
process.exit(0);

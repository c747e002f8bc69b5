/** The thread of a host that is to be killed: its file operations are points, too, each passed under its own name. */
import { installFailpoints, readHandedOn } from './failpoints.ts';

const handedOn = readHandedOn();
if (handedOn) installFailpoints(handedOn.home, handedOn.killAt, handedOn.tally);
// The file operations are taken over before what writes is loaded.
void import('../../src/host/projector/projectorThread.ts');

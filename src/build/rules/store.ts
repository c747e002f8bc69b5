/** Rules of durability: the journal, its one writer, its snapshots and its doctor. */
import { heldBy, type Rule } from '../rule.ts';

export const storeRules: readonly Rule[] = [
  ...heldBy('test/store/replay.test.ts', [
    [
      '§4',
      'Killed, closed or cut from power at any time: no acknowledged record is lost',
      'replays to the same state over rotations, snapshots, packing and any way to end',
    ],
    [
      '§4',
      'Appends are grouped, so that many share one sync',
      'shares one sync between batches that arrive while another is under way',
    ],
    [
      '§4',
      'Cost per turn does not grow with the length of the history',
      'begins a new segment when one has grown, and the cost of a turn stays the same',
    ],
    [
      '§14',
      'Order is by sequence, whatever the clock says',
      'keeps records in the order of their numbers, whatever the clock says',
    ],
  ]),
  ...heldBy('test/store/killed.test.ts', [
    [
      '§4',
      'Killed before or after any file operation, it runs again with all that was acknowledged',
      'before and after every file operation, has all that was acknowledged and runs again',
    ],
  ]),
  ...heldBy('test/store/foreignHome.test.ts', [
    [
      '§4',
      'No path of a home is read or written through a link; what is refused is said with its path, and the rest goes on',
      'DECISIONS.md that is a link is neither read through, nor copied, nor committed; it is said',
    ],
    [
      '§4',
      'An id is checked before it becomes part of a path',
      'a council whose id leads out of the home writes no file there',
    ],
  ]),
  ...heldBy('test/store/clonedLog.test.ts', [
    [
      '§4',
      'The log of a council that a repository brings is read through a strict shape; what is refused is named, and the home goes on',
      'is refused by its file and by what is wrong, and the home goes on and opens again',
    ],
  ]),
  ...heldBy('test/host/storageOnly.test.ts', [
    [
      '§4',
      'Only what the disk refused is tried again; a fault of ours is never called one of the disk',
      'a fault of ours in the store stays what it is, and is never said to be the disk’s',
    ],
    [
      '§4',
      'An answer that can’t be taken ends its turn: nobody is asked, and paid, a second time',
      'an answer that the core can’t take ends its turn with that reason: nobody is asked, and paid, a second time',
    ],
  ]),
  ...heldBy('test/store/ownState.test.ts', [
    [
      '§4',
      '`.state/` is its owner’s alone, whatever the umask, and made so where it was not',
      'of an earlier release is made so when it is opened, and nothing behind a link is touched',
    ],
  ]),
  ...heldBy('test/trials/malformed.test.ts', [
    [
      '§4',
      'Every file that git can bring is read through a strict shape with a size limit; malformed ones keep no home from opening, and are named',
      'the home opens, every command answers, nothing acknowledged is lost, and what is not taken is named',
    ],
  ]),
  ...heldBy('test/store/unusableRecords.test.ts', [
    [
      '§4',
      'A record that can’t be reduced is set aside by the doctor, alone, and the home opens',
      'is set aside among others that count, also where the reducer can’t take it',
    ],
  ]),
  ...heldBy('test/store/damage.test.ts', [
    [
      '§4',
      'A torn last record is cut off and reported',
      'cut at any byte of its last two records, opens with a valid prefix and says so',
    ],
    [
      '§4',
      'Every flipped bit is noticed; a damaged middle is refused by file and line',
      'with any bit flipped, never opens as if nothing had happened',
    ],
  ]),
  ...heldBy('test/store/fullDisk.test.ts', [
    [
      '§14',
      'A disk that fails once loses nothing and announces nothing too early',
      'loses nothing and acknowledges nothing too early when it fails once, at the n-th operation',
    ],
    [
      '§14',
      'A full disk stops accepting work with a clear message, and it goes on when there is room',
      'loses nothing and acknowledges nothing too early when it fails from the n-th operation on, until someone helps',
    ],
  ]),
  ...heldBy('test/store/staleWriter.test.ts', [
    [
      '§4',
      'A host that lost the journal can acknowledge nothing',
      'is refused at its next record, and says so once',
    ],
    ['§4', 'What it wrote too late never counts', 'has what it wrote too late reported, and never replayed'],
  ]),
  ...heldBy('test/store/oneWriter.test.ts', [
    [
      '§4',
      'A second host is refused and told who holds the journal',
      'refuses a second host and names the process that holds the journal',
    ],
    ['§4', 'A killed host is replaced at once', 'takes over at once from a host that was killed'],
    [
      '§4',
      'A suspended host is replaced after its time and refused when it wakes',
      'takes over from a suspended host after its time, and refuses what it writes when it wakes',
    ],
    ['§14', 'A clock that jumps robs no living host', 'does not rob a living host when the clock has jumped'],
    [
      '§4',
      'Of many hosts that find a dead one exactly one takes over',
      'lets exactly one of many in that find a dead host at the same time',
    ],
    [
      '§3',
      '.state/ is kept out of git by its own .gitignore',
      'keeps the home out of git and leaves nothing else in it',
    ],
  ]),
  ...heldBy('test/store/snapshots.test.ts', [
    ['§4', 'Snapshots bound the replay', 'bound what is replayed, and two are kept'],
    [
      '§4',
      'A snapshot that is too large is not written, and that is told',
      'are not written above their limit, and that is told',
    ],
    [
      '§4',
      'What is written of a snapshot at a time is at most 1 MB: a larger one is in parts',
      'are each at most as large as a part may be, and are whole when they are read',
    ],
    [
      '§4',
      'A snapshot that lacks a part, or has a damaged one, is not used',
      'that lack a part, or hold a damaged one or another snapshot’s, are not used',
    ],
    [
      '§4',
      'Snapshots are written off the path of a turn',
      'are taken off the path of a turn and add at most a third to what is written',
    ],
    [
      '§4',
      'A broken snapshot loses nothing',
      'that are all damaged or gone cost only time: the whole journal is replayed, packed segments too',
    ],
  ]),
  ...heldBy('test/store/busyChannels.test.ts', [
    [
      '§4',
      'The replay stays bounded with 200 busy channels whose windows are full',
      'have a snapshot, in parts of at most 1 MB, and a restart replays only what came after it',
    ],
  ]),
  ...heldBy('test/store/doctor.test.ts', [
    ['§4', '`council doctor` names damage by file and line', 'names every damaged place by file and line'],
    [
      '§4',
      'A repair keeps what comes before the damage and sets the rest aside',
      'repairs by keeping what comes before the damage and setting the rest aside',
    ],
    ['§4', 'Segments are dropped only by prune', 'prunes only what lies behind both snapshots'],
  ]),
  ...heldBy('test/cli/doctor.test.ts', [
    [
      '§3',
      '`council doctor` shows each mistake in a file that people write at its line, and ends with an error code',
      'shows what is wrong with each file that people write at its line, and does not end well',
    ],
    [
      '§3',
      'It judges by the journal, without a host: a locked mode that a line would change, a file that is gone',
      'knows the modes that are locked from the journal, and a file that is gone',
    ],
  ]),
  ...heldBy('test/store/atomic.test.ts', [
    [
      '§3',
      'Projections are written to a temporary file and renamed',
      'shows the old or the new text after a kill at any point, never a part',
    ],
  ]),
];

/** Rules of checks, limits, prices and git. */
import { heldBy, type Rule } from '../rule.ts';

export const limitRules: readonly Rule[] = [
  ...heldBy('test/host/checks.test.ts', [
    [
      '§7',
      'A failing check is a blocking issue that no vote overrules; a person can waive it, in writing',
      'a failing check blocks though everyone agrees: back three times, then the open issue is named; waived in writing it is in the archive',
    ],
    [
      '§7',
      'A check of a council that nobody has decided can still be waived, and its archive is written anew',
      'of a council that ended with nobody there it can be waived until somebody decides, and the archive has the words',
    ],
    ['§7', 'Checks run at the gate and vote', 'a check that passes votes for what was made'],
    [
      '§7',
      'Checks are names of commands declared in council.yaml; a brief never holds a command line',
      'a check that council.yaml does not declare is refused at its line, and nothing starts',
    ],
    [
      '§14',
      'A command is shown before its first run, and runs only as it was shown',
      'only what a person was shown is allowed: a command that changed since is another',
    ],
    [
      '§14',
      'Commands of the workspace run only in a trusted workspace',
      'the commands of a workspace that is not trusted do not run',
    ],
    [
      '§2',
      'A check in flight is owed: a restart runs it again',
      'a council that is stopped ends its check; a host that is closed leaves it owed, and the next one runs it again',
    ],
  ]),
  ...heldBy('test/host/checksCommand.test.ts', [
    [
      '§14',
      'What nobody allowed does not run, and counts as failed',
      'runs only after a person allowed that very command in this home; a changed one asks again',
    ],
    [
      '§14',
      'What was allowed to run is kept in the person’s own folder, never in the workspace',
      'what was allowed is kept with the person and for them alone; nothing that a folder brings along allows anything',
    ],
    [
      '§14',
      'A command of the workspace knows no secrets',
      'knows no keys, and nothing of the editor it was started from',
    ],
    ['§14', 'A command stays inside the workspace', 'stays inside the workspace, links resolved'],
    ['§14', 'No shell reads a command', 'no shell reads it: what would be a second command is a word'],
    [
      '§7',
      'A check has a time limit, and the end of its output is kept',
      'passes with 0 and fails with anything else; the end of its output is kept',
    ],
    [
      '§7',
      'Nothing that a check started outlives it',
      'what it leaves in the background when it ends is ended too, and does not keep us waiting',
    ],
  ]),
  ...heldBy('test/host/checksSettings.test.ts', [
    [
      '§3',
      'council.yaml: a broken file gives problems, and the last good version stays in force',
      'the last good version stays in force while the file is broken or gone',
    ],
    [
      '§17',
      'The family template sets git: push',
      'a new home has one that holds, in both languages, and says push',
    ],
    [
      '§7',
      'Prices are a dated table that a user can override',
      'its prices go before the built-in table, by model, then by backend',
    ],
  ]),
  ...heldBy('test/host/budgetProperties.test.ts', [
    [
      '§7',
      'A hard stop is never exceeded by more than the calls already in flight; retries and repairs are reserved too',
      'no run exceeds its hard limit of tokens by more than the calls in flight',
    ],
  ]),
  ...heldBy('test/core/cost.test.ts', [
    [
      '§7',
      'Money is counted with what a provider’s cache saves and what storing in it costs',
      'counts what came from a cache, what was stored in one, and the rest, each at its price',
    ],
    [
      '§7',
      'What is set aside for a call is the most that it can cost',
      'is never more than what is set aside for it, nor less than nothing',
    ],
  ]),
  ...heldBy('test/host/plausible.test.ts', [
    [
      '§14',
      'A server that miscounts its tokens changes nothing but its own turn',
      'spends no limit of the council, and earns none',
    ],
  ]),
  ...heldBy('test/host/budget.test.ts', [
    [
      '§7',
      'A council that its limit ended goes on with more',
      'ended by its limit it goes on with more, from what was not held, and its archive is written anew',
    ],
    [
      '§7',
      'The human has the last word on a council that its limit ended, too',
      'ended by its limit it can still be decided: the human has the last word',
    ],
    [
      '§7',
      'An estimate before the start: calls, tokens, cost where the price is known',
      'says what each protocol may take before anything starts, and starts nothing',
    ],
    [
      '§7',
      'A local model costs nothing: a limit in money holds with it',
      'an Ollama costs nothing, but for what it passes on to its cloud: a limit in money holds with it',
    ],
    [
      '§7',
      'When it gets tight: optional phases, the context, then a pause (raise, synthesise, stop)',
      'attended it pauses and says which limit; raised it goes on; resumed without that it pauses again',
    ],
    [
      '§7',
      'A person may have it synthesised with what there is',
      'attended, a person may have the last word spoken with what there is',
    ],
    [
      '§7',
      'Unattended a tight council synthesises and ends over budget; the degradations are in the archive',
      'unattended it synthesises and ends over budget; what was done about it is in the archive',
    ],
    [
      '§7',
      'The synthesis’ reservation is set aside; where it is gone, no call is made for it',
      'a last word that can’t be paid any more is drawn from what was said, and says so',
    ],
    [
      '§7',
      'A cost limit with an unpriced seat is refused',
      'a limit in money with a seat that has no price is refused at its line',
    ],
  ]),
  ...heldBy('test/git/hostile.test.ts', [
    [
      '§14',
      'A hostile .git/config: nothing in it fires (S20)',
      'S20: fires no hook, filter, monitor, signature or helper while a council is committed and pushed',
    ],
    [
      '§14',
      'A push runs no program that a repository names (S20)',
      'S20: pushes to no address that names a program, and asks no program of the repository for a password',
    ],
  ]),
  ...heldBy('test/git/commit.test.ts', [
    [
      '§7',
      'git commit: only the files that the council wrote',
      'holds only the files that the council wrote; what was staged stays staged',
    ],
    [
      '§7',
      'What keeps git from committing is told in words',
      'says what keeps it from committing: no repository, no branch, a merge, a lock',
    ],
  ]),
  ...heldBy('test/git/keep.test.ts', [
    [
      '§7',
      'After a council git as set: off, commit, push',
      'off does nothing; commit commits and pushes nothing; push does both',
    ],
    [
      '§7',
      'A failing push is reported and retried at the next council (R18)',
      'R18: a remote that can’t be reached: the commit stays, it is said once, and the next council pushes both',
    ],
    ['§7', 'A push is never forced (R18)', 'R18: a remote that has moved on is never forced'],
    [
      '§7',
      'A locked repository loses nothing (R18)',
      'R18: a locked repository: the files stay and go with the next council',
    ],
    [
      '§14',
      'A list of files that a repository brings is not taken at its word: nothing else is committed or pushed (S20)',
      'S20: files that a repository brought its own list of are neither committed nor pushed',
    ],
  ]),
  ...heldBy('test/git/council.test.ts', [
    [
      '§7',
      'A failing git never undoes an archive',
      'a failure is told to whoever is there, and never undoes the archive',
    ],
  ]),
  ...heldBy('test/core/resting.test.ts', [
    ['§7', 'Pauses do not count in the time budget', 'a pause in the middle of a round does not count'],
    [
      '§7',
      'Waiting for people does not count in the time budget: a council that is held goes on when it is given more',
      'nor does the wait of a council that its limit holds: with more time it goes on',
    ],
    [
      '§7',
      'Time in which the host was away does not count in the time budget',
      'nor does the time in which the host was away, whether it goes on by itself or is resumed',
    ],
  ]),
  ...heldBy('test/core/seatBudget.test.ts', [
    [
      '§5',
      'In a council the budget of an identity is the most its seat may take: over it the seat is absent with that reason, and the council goes on',
      'a seat whose budget has no room for its ask is noted absent with that reason, and the council goes on',
    ],
    [
      '§5',
      'It is set aside before each ask of the seat, its repair question included',
      'a repair question that its budget has no room for is not put: the vote is unreadable',
    ],
    [
      '§5',
      'A closing phase of a seat whose budget is used up goes to the next, as from one that fails',
      'a synthesizer whose budget is used up is replaced like one that fails',
    ],
  ]),
  ...heldBy('test/host/budget.test.ts', [
    [
      '§5',
      'Transcript and archive say whose budget was used up',
      'the budget of an identity keeps it from being asked; transcript and archive say so, and the council goes on',
    ],
    [
      '§5',
      'A budget in money of an identity whose model has no price is refused',
      'a budget in money of an identity whose model has no price is refused',
    ],
  ]),
  ...heldBy('test/core/channels/budgets.test.ts', [
    [
      '§5',
      'In a channel the budget of an identity is the most it may take there in an hour: over it the floor passes, with the reason',
      'over it the floor passes, with the reason in the channel and in the log; others go on',
    ],
    [
      '§5',
      'A person who addresses an agent whose budget is used up is told',
      'a person who addresses it is told, in both languages, and it is not asked',
    ],
    ['§5', 'As the hour goes by there is room again', 'as the hour goes by there is room again'],
    [
      '§5',
      'Raising a limit of the channel gives nobody a new budget',
      'a person who raises the limit of a channel does not give anybody a new budget',
    ],
  ]),
];

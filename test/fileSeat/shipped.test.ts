/** The command line as it is shipped, with a seat in the shared file that knows seed 0 alone and is another process. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, before, describe, it } from 'mocha';
import { ensureBundles } from '../../scripts/setup/bundles.mjs';
import { workplace } from '../cli/council.ts';
import { appended, invoked, type SeedMark, type SeedSeat } from '../support/seedSeat.ts';

const cli = path.join(import.meta.dirname, '../../dist/cli.js');
const sage: SeedSeat = { key: 'sage', face: '🦎 Sage' };

describe('§8 a seat that knows seed 0, at the table of the shipped command line', () => {
  let place: ReturnType<typeof workplace>;
  before(async function () {
    this.timeout(60_000);
    await ensureBundles();
  });
  afterEach(() => place.remove());

  /** Invoked whenever something in the folder changes, as somebody who watches it would be. */
  function held(language: 'en' | 'fr', act: (text: string) => string | undefined) {
    place = workplace();
    const shared = path.join(place.home, 'memory/shared');
    mkdirSync(shared, { recursive: true });
    const file = path.join(shared, 'council-active-conversation.md');
    writeFileSync(
      path.join(place.folder, 'brief.yaml'),
      `type: debate\nquestion: Faut-il créer un bot météo ?\nlanguage: ${language}\nseats: [{ id: sage, backend: file }, henry, nova]\n`,
    );
    const { PATH } = process.env;
    const env = {
      PATH,
      LANG: language === 'fr' ? 'fr_FR.UTF-8' : 'en_US.UTF-8',
      A_TABLE_CONFIG: path.join(place.folder, 'own'),
      A_TABLE_PROBE: 'off',
    };
    const child = spawn(process.execPath, [cli, 'table', '--brief', 'brief.yaml', '--yes'], {
      cwd: place.folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => void (err += text));
    const look = (): void => {
      try {
        const next = act(readFileSync(file, 'utf8'));
        if (next !== undefined) writeFileSync(file, next);
      } catch {
        // Not there, or about to be written: there will be another event.
      }
    };
    const watcher = watch(shared, look);
    return new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => {
        watcher.close();
        resolve({ code, out, err });
      });
    });
  }

  const turn = (text: string, mark: SeedMark) =>
    invoked(text, sage, {
      now: '2026-02-08T20:10:00Z',
      mark,
      answer: ({ currentPhase, tour }) => `Ma parole en ${currentPhase}, tour ${tour} : oui, à peu de frais.`,
    });

  for (const [language, mark] of [
    ['fr', 'block'],
    ['en', 'list'],
  ] as const)
    it(`is heard in every round, in ${language}`, async () => {
      const { code, out, err } = await held(language, (text) => turn(text, mark));
      assert.equal(code, 0, err);
      for (const said of ['COLLECT, tour 1', 'CHALLENGE, tour 2', 'RESOLVE, tour 3'])
        assert.match(out, new RegExp(`Ma parole en ${said}`));
      assert.doesNotMatch(err, /Shared file|Fichier partagé/);
    }).timeout(60_000);

  it('is told in the terminal, at once, what of its words could not be taken', async () => {
    let step = 0;
    const { code, err } = await held('fr', (text) => {
      if (step === 0 && text.includes('### 🦎 Sage')) {
        step = 1;
        return appended(text, sage, 'Oui.').replace('(agent:sage): WAITING', '(agent:sage): terminé');
      }
      return step === 1 && !text.includes('(agent:sage): terminé') ? turn(text, 'list') : undefined;
    });
    assert.equal(code, 0, err);
    assert.match(err, /Fichier partagé, Sage\s: «\sterminé\s» n’est pas un statut\. Écrire RESPONDED/);
  }).timeout(60_000);
});

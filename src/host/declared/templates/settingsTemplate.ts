/** council.yaml as a new home starts with it, in both languages: what can be set, and what is chosen for git. */
import type { Language } from '../../../core/ids.ts';

const en = `# Settings of the host for this home. A wrong line is shown where it stands; until it is put right,
# the last good version holds.

# After a council: off, commit (only the files that the council wrote), or push (commit, then push).
# Push shows you once what would leave, for this repository, remote and branch, and sends nothing before you
# allow it; commits that are not a council's are never sent. Where there is no git repository, or no remote,
# nothing happens, nor after a rehearsal. A push that fails leaves the commit in place and is never forced.
git: GIT

# Commands that vote in reviews and at gates. A brief names them (checks: [tests]) and never holds a command
# line. Each is shown before its first run and stops after its timeout, in seconds. Where a seat proposes a change
# it runs on that, in a copy: installed dependencies are there, what else git ignores only where it is named.
# checks:
#   tests:
#     command: [npm, test]
#     timeout: 600
#     needs: [generated]

# Tool servers (MCP). An identity is granted their tools by name: capabilities: { tools: [weather/*] }. A command
# is shown before its first run; an address is https, or http on this machine.
# mcp:
#   weather: { url: "http://127.0.0.1:8123/mcp" }
#   files: { command: [npx, some-mcp-server], timeout: 30 }

# Prices for a million tokens, by model or by backend. They go before the built-in table.
# prices:
#   my-model: { input: 1.5, output: 6, cached: 0.15 }

# Where padded-cell keeps who its agents are on Discord, if not in ~/.openclaw/ego.json.
# padded-cell: ~/elsewhere/ego.json

# Limits of a council whose brief sets none: minutes, tokens, cost. Without this a council that costs stops at
# 0.50, or at 100,000 tokens where a price is not known, or at what you agreed to when it began; and each mode
# keeps minutes of its own (a debate 5), so that its synthesis comes in time. Pauses and people do not count.
# budget:
#   tokens: 200000
#   time: 20        # minutes for every council, or off
`;

const fr = `# Réglages de l’hôte pour ce dossier. Une ligne fausse est montrée à sa place ; tant qu’elle n’est pas
# corrigée, la dernière bonne version reste en vigueur.

# Après un conseil : off, commit (seulement les fichiers que le conseil a écrits), ou push (commit, puis push).
# Push montre une fois ce qui partirait, pour ce dépôt, ce distant et cette branche, et n’envoie rien sans
# votre accord ; les commits qui ne sont pas d’un conseil ne partent jamais. Sans dépôt git, sans dépôt
# distant, ou après une répétition, rien ne se passe. Un push qui échoue laisse le commit en place et n’est
# jamais forcé.
git: GIT

# Commandes qui votent dans les revues et aux portes. Un brief les nomme (checks: [tests]) et ne contient
# jamais de ligne de commande. Chacune est montrée avant sa première exécution et s’arrête après son délai
# (timeout), en secondes. Quand un siège propose une modification, elle tourne sur celle-ci, dans une copie : les
# dépendances installées y sont, ce que git ignore d’autre seulement si c’est nommé (needs).
# checks:
#   tests:
#     command: [npm, test]
#     timeout: 600
#     needs: [generated]

# Serveurs d’outils (MCP). Une identité reçoit leurs outils par leur nom : capabilities: { tools: [weather/*] }.
# Une commande est montrée avant sa première exécution ; une adresse est en https, ou en http sur cette machine.
# mcp:
#   weather: { url: "http://127.0.0.1:8123/mcp" }
#   files: { command: [npx, some-mcp-server], timeout: 30 }

# Prix pour un million de jetons, par modèle ou par backend. Ils passent avant la table intégrée.
# prices:
#   mon-modele: { input: 1.5, output: 6, cached: 0.15 }

# Où padded-cell garde qui sont ses agents sur Discord, si ce n’est pas dans ~/.openclaw/ego.json.
# padded-cell: ~/ailleurs/ego.json

# Limites d’un conseil dont le brief n’en fixe pas : minutes, jetons, coût. Sans cela un conseil payant
# s’arrête à 0,50, ou à 100 000 jetons si un prix est inconnu, ou à ce que vous avez accepté au début ; et
# chaque mode garde ses propres minutes (un débat 5), pour que sa synthèse vienne à temps. Les pauses et
# l’attente des personnes ne comptent pas.
# budget:
#   tokens: 200000
#   time: 20        # minutes de chaque conseil, ou off
`;

/** The family shares its councils; a home that nobody asked for leaves git alone. */
export const settingsTemplate = (language: Language, git: 'off' | 'push'): string =>
  ({ en, fr })[language].replace('git: GIT', `git: ${git}`);

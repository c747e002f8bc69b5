/**
 * The editor makes links of `[text](address)` in its notices and prompts, `command:` among them, and runs the command at
 * a click. What we say there may quote an agent, a server or a repository: so nothing in it becomes a link.
 */

export const unlinked = (text: string): string => text.replaceAll('](', '] (');

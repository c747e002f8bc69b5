/**
 * The editor draws `$(name)` in its lists and its status bar as a picture. What stands there may be named by an agent or a
 * repository: only what we draw ourselves is drawn.
 */

export const undrawn = (text: string): string => text.replaceAll('$(', '$ (');

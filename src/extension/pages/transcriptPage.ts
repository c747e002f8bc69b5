/** The transcript's HTML: nothing inline, nothing remote, scripts only with the nonce of this one load. */

export interface PageParts {
  /** Addresses as the webview may load them. */
  script: string;
  styles: readonly string[];
  /** The webview's own source, for the policy. */
  source: string;
  nonce: string;
  language: 'en' | 'fr';
  title: string;
  /** The kind of what it shows; absent: a council. */
  page?: 'channel' | 'measures';
  /** The id of the council or channel. */
  shows: string;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function pagePolicy(source: string, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${source}`,
    `font-src ${source}`,
    `img-src ${source}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

export function transcriptPage(parts: PageParts): string {
  const { script, styles, source, nonce, language, title, page, shows } = parts;
  const links = styles.map((style) => `<link rel="stylesheet" href="${escape(style)}">`).join('\n');
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escape(pagePolicy(source, nonce))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
${links}
</head>
<body${page === undefined ? '' : ` data-page="${page}"`} data-shows="${escape(shows)}">
<script nonce="${nonce}" src="${escape(script)}"></script>
</body>
</html>`;
}

/** The page keeps the id of its council or channel among what it saves; only that is taken from a state of another day. */
export function savedId(state: unknown, page: 'council' | 'channel'): string | undefined {
  const id = (state as Record<string, unknown> | null | undefined)?.[page];
  return typeof id === 'string' && id.length > 0 && id.length <= 200 ? id : undefined;
}

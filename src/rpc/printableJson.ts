/**
 * JSON that may be printed anywhere: JSON lets signs stand as they are that a terminal takes for commands, or that hide and
 * turn what stands beside them. Written as escapes they do nothing, and every program reads the same value.
 */
const unprintable =
  /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F\uFFF9-\uFFFB]|\uDB40[\uDC00-\uDFFF]|(?<=[\uFE00-\uFE0F])[\uFE00-\uFE0F]/g;

export const printableJson = (json: string): string =>
  json.replace(unprintable, (signs) =>
    signs.replace(/[\s\S]/g, (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

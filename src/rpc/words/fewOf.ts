/** Some names of many: enough to know what it is about. */
export const fewOf = (names: readonly string[], and: 'and' | 'et'): string =>
  names.length <= 4
    ? names.join(', ')
    : `${names.slice(0, 3).join(', ')} ${and} ${names.length - 3} ${and === 'and' ? 'more' : 'autres'}`;

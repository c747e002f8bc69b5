/** An archive without what differs between two runs of the same council: times, durations and ids drawn by chance. */
import { readFileSync } from 'node:fs';
import { councilPaths } from '../../src/host/store/home/paths.ts';

export function archiveOf(home: string, id: string): string {
  return readFileSync(councilPaths(home, id).archive, 'utf8')
    .replaceAll(id, 'ID')
    .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, 'ULID')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})/g, 'TIME')
    .replaceAll(/\b(seconds|criticalSeconds): \d+/g, '$1: N')
    .replaceAll(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, 'CLOCK')
    .replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|min)\b/g, 'DURATION');
}

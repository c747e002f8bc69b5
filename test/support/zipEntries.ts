/** The names in a zip file, read from its central directory. */
export function zipEntries(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('not a zip file: no end of central directory');
  const count = bytes.readUInt16LE(end + 10);
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names.sort();
}

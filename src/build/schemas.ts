/** The JSON Schemas that editors use for the YAML files people write, made from the very schemas that read them. */
import * as z from 'zod';
import { ChannelsFile } from '../core/channels/settings.ts';
import { BriefFile } from '../core/councils/briefs/brief.ts';
import { ProtocolFile } from '../core/councils/protocols/protocolFile.ts';
import { IdentitiesFile } from '../core/identities/identity.ts';
import { SettingsFile } from '../host/declared/settings/settingsShape.ts';
import { Script } from '../host/ports/scriptShape.ts';

const files = {
  'schemas/identities.schema.json': { title: 'identities.yaml of À table', schema: IdentitiesFile },
  'schemas/channels.schema.json': { title: 'channels.yaml of À table', schema: ChannelsFile },
  'schemas/council.schema.json': { title: 'council.yaml of À table', schema: SettingsFile },
  'schemas/brief.schema.json': { title: 'Brief of a council of À table', schema: BriefFile },
  'schemas/script.schema.json': { title: 'Script of a council of À table', schema: Script },
  'schemas/protocol.schema.json': { title: 'Protocol of a council of À table', schema: ProtocolFile },
} as const;

export function schemaFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, { title, schema }]) => {
      // What is read, not what results: a field with a default may be left out.
      const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
      return [file, `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`];
    }),
  );
}

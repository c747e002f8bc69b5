/** The weather server as a program: `node stdioWeather.ts`. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { weatherServer } from './weather.ts';

serveStdio(() => weatherServer({ die: () => process.exit(3) }));

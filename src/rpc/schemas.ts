/**
 * Schemas are followed, never compiled. Compiling one at its first value takes longer than all the values that it ever
 * sees here would save, and it is code made from text. To be imported before anything that has a schema.
 */
import * as z from 'zod';

z.config({ jitless: true });

// Brings a database up to date, as a starting Flow does, unless it dies before.
import { migrate } from '#server/db/migrate.ts';

const [, , address = ''] = process.argv;
await migrate(address);
process.stdout.write('ready\n');

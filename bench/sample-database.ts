// `node bench/sample-database.ts FOLDER [people]`: fills the database of a Flow folder with a sample of people and what they did: for each
// person 50 audit rows and 150 spoken turns over a year. Flow must not run there.
import { Client } from 'pg';
import { provideDatabase } from '#server/db/provide.ts';
import { fillWithPeople } from '#test/support/sample-people.ts';

const [folder, people = '20000'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of a Flow: node bench/sample-database.ts FOLDER [people]');

const database = await provideDatabase(null, folder);
await database.prepare();
const owner = new Client({ connectionString: database.owner });
await owner.connect();
const began = performance.now();
const count = Number(people);
await fillWithPeople((text) => owner.query(text), {
  people: count,
  auditRows: count * 50,
  turns: count * 150,
  days: 380,
  now: new Date(),
  seed: 0.5,
});
await owner.query('vacuum analyze');
console.log(
  `${count} people, ${count * 50} audit rows and ${count * 150} turns in ${Math.round((performance.now() - began) / 1000)} s`,
);
await owner.end();
await database.stop();

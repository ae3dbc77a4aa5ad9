// `node marketing/check/try.ts [--state mail] [--label Audit] 'Snooze it until Friday' …`: what Flow understands, ready to paste.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { situationNames, situationOf } from './situations.ts';
import { loadModels, understoodOf } from './understood.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', default: 'mail' }, label: { type: 'string', multiple: true, default: [] } },
});
const situation = situationOf(values.state, values.label);
if (situation === null || positionals.length === 0) {
  console.error(`Give sentences, and one of these states: ${situationNames.join(', ')}`);
  process.exit(2);
}
loadModels(path.resolve(import.meta.dirname, '../..'));
for (const say of positionals) {
  const { command, details } = understoodOf(say, situation);
  console.log(`say: ${JSON.stringify(say)}, state: '${values.state}', command: '${command}'`);
  if (details !== '') console.log(`  with: ${JSON.stringify(details)}`);
}

// `npm run -s understand:predict [-- --product]`: reads JSON lines `{"id","text"}` from standard input, and prints the
// prediction of the shipped model for each.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod/mini';
import { readTaskModel } from '#language/model/task-model.ts';
import { tokensOf } from '#language/model/tokens.ts';
import { weightsFile } from './corpus.ts';
import { predictedCommand, predictedFrame } from './predicted.ts';

const asked = z.object({ id: z.union([z.string(), z.number()]), text: z.string() });

const model = readTaskModel(readFileSync(weightsFile));
const predict = process.argv.includes('--product') ? predictedCommand : predictedFrame;

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue;
  const read = asked.safeParse(parsed(line));
  if (read.success)
    process.stdout.write(`${JSON.stringify({ id: read.data.id, ...predict(model, tokensOf(read.data.text)) })}\n`);
  else console.error(`passed over, no {"id","text"}: ${line.slice(0, 80)}`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

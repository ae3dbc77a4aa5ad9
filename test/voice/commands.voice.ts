// Flow's promise for voice without fakes: people speak in a room, a real Chromium listens, real programs recognise and answer, and the
// provider shows the effect. Three voices, every command, and a reply from its first word to Google.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RunningFlow } from '#test/support/flow.ts';
import { type Attempt, attempt, restore } from './attempt.ts';
import { type Headset, openMicrophone, putOnHeadset, startAloud } from './headset.ts';
import { missing, speechPrograms, studioPrograms } from './programs.ts';
import { speakers } from './speech.ts';
import { trials } from './trials.ts';
import { quantile } from './turns.ts';
import { type Witness, watchPrograms } from './witness.ts';

const lacking = missing([...speechPrograms, ...studioPrograms]);

describe.skipIf(lacking !== null)(`spoken commands${lacking === null ? '' : ` (${lacking})`}`, () => {
  let flow: RunningFlow;
  let witness: Witness;
  let headset: Headset;
  const attempts: Attempt[] = [];
  beforeAll(async () => {
    witness = watchPrograms(speechPrograms);
    flow = await startAloud(witness.environment);
    headset = await putOnHeadset(flow, inject('settled').cookies);
    await openMicrophone(headset.page);
  });
  afterAll(async () => {
    await headset?.end();
    await flow?.end();
    witness?.end();
  });

  test.each(speakers)('work as %s says them', async (speaker) => {
    for (const trial of trials) {
      const made = await attempt(headset, trial, speaker);
      attempts.push(made);
      process.stdout.write(`  ${lineOf(made)}\n`);
      await restore(headset, trial, made);
    }
    expect(attempts.filter((made) => made.speaker === speaker).flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  test('are right in 95 of 100 cases, and none does something else', () => {
    expect(attempts.length).toBeGreaterThanOrEqual(60);
    expect(attempts.flatMap(({ said, wrong }) => wrong.map((line) => `${said}: ${line}`))).toEqual([]);
    expect(attempts.filter(({ right }) => right).length / attempts.length).toBeGreaterThanOrEqual(0.95);
    process.stdout.write(`${summaryOf(attempts)}\n`);
  });

  test('went through the programs on this machine alone', () => {
    const { flite = 0, 'espeak-ng': espeak = 0 } = witness.runs();
    expect(witness.heard()).toBeGreaterThanOrEqual(attempts.length);
    expect(flite + espeak).toBeGreaterThanOrEqual(attempts.length / 2);
    expect(headset.reports.elsewhere).toEqual([]);
    expect(headset.faults).toEqual([]);
    // After a mail disappears Flow announces the next one, so something is always audible.
    for (const { said, answer } of attempts) expect(answer, said).toBeGreaterThan(-50);
  });
});

const lineOf = ({ said, speaker, right, wrong, turn, answeredMs }: Attempt): string =>
  [
    right ? 'right' : 'NOT  ',
    speaker,
    `'${said}'`,
    turn === null
      ? 'no turn was told'
      : `heard '${turn.heard}' (${turn.by}), ${turn.outcome}, ${turn.latencyMs ?? '?'} ms`,
    answeredMs === null ? '' : `in the room ${Math.round(answeredMs)} ms`,
    ...wrong,
  ].join(' ');

const summaryOf = (all: readonly Attempt[]): string => {
  const lines = [`  ${all.filter(({ right }) => right).length} of ${all.length} right`];
  const [reports, heard] = [
    all.flatMap(({ turn }) => turn?.latencyMs ?? []),
    all.flatMap(({ answeredMs }) => answeredMs ?? []),
  ];
  for (const [name, ms] of [
    ['as the page tells it', reports],
    ['as it is heard in the room', heard],
  ] as const)
    lines.push(
      `  end of speech to first audio, ${name}: p50 ${Math.round(quantile(ms, 0.5))} ms, p95 ${Math.round(quantile(ms, 0.95))} ms (${ms.length})`,
    );
  const hushed = all.flatMap(({ hushed: one }) => one ?? []);
  for (const [name, ms] of [
    ['soft', hushed.map(({ softMs }) => softMs)],
    ['silent', hushed.map(({ silentMs }) => silentMs)],
  ] as const)
    lines.push(
      `  beginning of speech to Flow is ${name}, in the room: p50 ${quantile(ms, 0.5)} ms, p95 ${quantile(ms, 0.95)} ms (${ms.length})`,
    );
  return lines.join('\n');
};

// Matches a file by its name, its kind, its sender and its age.
import { describe, expect, test } from 'vitest';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import type { Drafting } from './draft-intent.ts';
import { type Candidate, matchFiles, parseAttach } from './files.ts';

const file = (name: string, from: string, at: string, near = false): Candidate<string> => ({
  file: name,
  name,
  from,
  at,
  near,
});
const among = [
  file('contract-v2.pdf', 'Maya Lind maya@far.example', '2026-11-01'),
  file('contract-v3.pdf', 'Maya Lind maya@far.example', '2026-11-10'),
  file('Budget 2026.xlsx', 'Priya Raman priya@raman.example', '2026-11-12'),
  file('notes.txt', 'Priya Raman priya@raman.example', '2026-11-12'),
  file('RedlinesFinal.docx', 'Tomas Brandt tomas@northwind.example', '2026-11-11', true),
];

describe('a file', () => {
  test.each([
    ['attach the contract', ['contract-v3.pdf']],
    ['attach the last PDF', ['contract-v3.pdf']],
    ['attach the contract v2', ['contract-v2.pdf']],
    ["attach the contract from Maya's mail", ['contract-v3.pdf']],
    ["attach Priya's spreadsheet", ['Budget 2026.xlsx']],
    ['attach the budget that Priya sent', ['Budget 2026.xlsx']],
    ["attach the files from Priya's mail", ['Budget 2026.xlsx', 'notes.txt']],
    ['attach the redlines', ['RedlinesFinal.docx']],
    ['attach the file', ['RedlinesFinal.docx']],
    ['attach the latest spreadsheet please', []],
    ['attach the invoice', []],
    ["attach the contract from Priya's mail", []],
  ])('%s', (said, files) => {
    expect(matchFiles(parseAttach(said)?.which ?? '', among)).toEqual(files);
  });
});

describe('said of a draft', () => {
  const writing: Drafting = {
    step: 'writing',
    sending: null,
    attached: [among[0] ?? file('', '', '')],
    files: () => among,
  };
  const whatIs = (heard: string, drafting: Drafting) => {
    const understood = understand(heard, { ...states.fresh, drafting });
    if (understood.kind !== 'draft') return understood.kind;
    return understood.act.kind === 'files' ? understood.act.what : understood.act.kind;
  };
  test.each<[string, Drafting['step'], object | string]>([
    ["attach the contract from Maya's mail", 'writing', { kind: 'attach', which: "contract from Maya's mail" }],
    ['attach the last PDF', 'ready', { kind: 'attach', which: 'last PDF' }],
    ['add the budget', 'ready', { kind: 'attach', which: 'budget' }],
    ['add the budget', 'writing', 'dictate'],
    ['add the invoice', 'ready', 'fallback'],
    ['remove the contract', 'writing', { kind: 'detach', which: 'contract' }],
    ['remove the budget', 'writing', 'dictate'],
    ['send it without the attachment', 'ready', { kind: 'detach', which: 'without' }],
  ])('%s, %s', (heard, step, act) => {
    expect(whatIs(heard, { ...writing, step })).toEqual(act);
  });
});

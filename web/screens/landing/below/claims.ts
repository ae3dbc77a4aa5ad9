/** A figure on the public pages. `proof`: the file that has it, and its words there. The operator must confirm a `said` one. */
export type Claim = { figure: string; words: string } & (
  | { proof: { file: string; has: string } }
  | { said: 'confirmed' | 'not confirmed' }
);

export const claims: readonly Claim[] = [
  { figure: '2,500+', words: 'executives triage by voice with Flow', said: 'not confirmed' },
  { figure: '15+ hours', words: 'saved a week', said: 'not confirmed' },
  {
    figure: '0.5 seconds',
    words: 'from your last word to Flow’s answer, at the median on two processors',
    proof: { file: 'bench/results/voice.md', has: 'first audio p50 496' },
  },
  {
    figure: '10 seconds',
    words: 'in which one word stops a mail that you sent',
    proof: { file: 'domain/draft.ts', has: 'usual: 10' },
  },
];

export const shownClaims = (): Claim[] => claims.filter((claim) => 'proof' in claim || claim.said === 'confirmed');

// The figures that public pages may state of Flow. `proof`: the file that has it, and its words there. Somebody said the others, and
// the operator must confirm them before a page shows them.

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

/** Figures of the product that any sentence may use without a source. `proof` as above. */
export const productFigures = [
  { said: /\b(?:30|thirty) (?:free )?credits\b/i, proof: { file: 'domain/credits.ts', has: 'free: 30' } },
  { said: /\b(?:100|a hundred) credits\b/i, proof: { file: 'domain/credits.ts', has: 'monthly: 100' } },
  { said: /\$30 (?:a|per) month\b/i, proof: { file: 'domain/credits.ts', has: 'usd: 30' } },
  { said: /\$24 (?:a|per) month\b/i, proof: { file: 'domain/credits.ts', has: 'usd: 288' } },
  { said: /\b(?:10|ten) seconds\b/i, proof: { file: 'domain/draft.ts', has: 'usual: 10' } },
  { said: /\b(?:30|thirty) days\b/i, proof: { file: 'server/activity/recent.ts', has: '30 days' } },
] as const;

import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { credits, purchases } from '#domain/credits.ts';
import { holdSeconds } from '#domain/draft.ts';
import { keptFor } from '#domain/kept-for.ts';
import { publicPaths } from '#web/public-paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './pricing.module.css';
import own from './questions.module.css';

export const Questions = () => (
  <section className={styles.pair} aria-labelledby="questions">
    <h2 id="questions" className="flare">
      Questions people ask
    </h2>
    <div>
      {questions.map(({ asked, answer, about }, nth) => (
        <details
          key={asked}
          name="question"
          open={nth === 0}
          className={classNames(own.question, about === 'credits' && styles.counted)}
        >
          <summary>
            {asked}
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

/** `credits`: only for a Flow that counts them. */
type Question = { asked: string; answer: ReactNode; about: 'credits' | 'everybody' };

const questions: readonly Question[] = [
  {
    asked: 'What is a credit?',
    answer:
      'One voice action: a reply that you send aloud, a summary, an answer, a booking. Credits are spent on voice actions, not on every email. Listening costs nothing. Undo gives the credit back.',
    about: 'credits',
  },
  {
    asked: 'Do credits expire?',
    answer: `No. On Pro you get ${credits.monthly} each month, and whatever you don’t use stays yours. That stays so after you cancel.`,
    about: 'credits',
  },
  {
    asked: 'What happens when I run out?',
    answer: `Flow keeps reading, and every key keeps working. You can top up ${credits.topUp} credits for $${purchases.top_up.usd}, move to Pro, or do it by hand.`,
    about: 'credits',
  },
  {
    asked: 'Do I need a card to start?',
    answer: `No. You sign in with Google and have ${credits.free} credits.`,
    about: 'credits',
  },
  {
    asked: 'Can Flow send something without asking?',
    answer: `No. A reply leaves only after you say “send it” or press Send, and for ${holdSeconds.usual} seconds “hold” still stops it.`,
    about: 'everybody',
  },
  {
    asked: 'How long do you keep what I say?',
    answer: (
      <>
        Your words for at most {keptFor.spokenWords} days, or for less if you set it so. The sound of your voice is
        never kept. The <a href={publicPaths.privacy}>privacy page</a> lists everything.
      </>
    ),
    about: 'everybody',
  },
];

// The person's link for friends, and what came of it.
import { useCallback, useEffect, useId, useState } from 'react';
import { credits } from '#domain/credits.ts';
import { problemDetails } from '#domain/problem.ts';
import { askReferrals } from '#web/data/credits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { copyText } from '#web/ui/notices/copy-text.ts';
import { cameWords } from './credit-words.ts';
import styles from './credits-part.module.css';

export function OwnLink({ userId }: { userId: string }) {
  const id = useId();
  const came = useCame();
  const link = `${window.location.origin}/?ref=${userId}`;
  return (
    <div className={styles.list}>
      <div className={styles.link}>
        <Field
          label="Your link for friends"
          readOnly
          value={link}
          aria-describedby={`${id}-what`}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy(link)}>Copy link</Button>
      </div>
      <p className={styles.more} id={`${id}-what`}>
        {credits.referral} credits for each of you, once a new person has gone through {credits.referralTriage} emails
        in a first session.
      </p>
      <p className={styles.more} role="status">
        {came.words}{' '}
        {came.again && (
          <Button kind="ghost" onClick={came.again}>
            Try again
          </Button>
        )}
      </p>
    </div>
  );
}

const copy = (link: string): Promise<void> =>
  copyText(link, {
    done: 'Link copied',
    refused: 'The browser does not let Flow copy. Select the link and copy it.',
    about: 'referral',
  });

type Outcome = { words: string; failed: boolean };

/** `again`: after a failure. */
const useCame = (): { words: string; again: (() => void) | null } => {
  const [{ words, failed }, tell] = useState<Outcome>({ words: '', failed: false });
  const ask = useCallback(
    () =>
      askReferrals().then(
        (came) => tell({ words: cameWords(came, credits.referral), failed: false }),
        (error: unknown) => tell({ words: problemDetails(error).title, failed: true }),
      ),
    [],
  );
  useEffect(() => {
    void ask();
  }, [ask]);
  return { words, again: failed ? () => void ask() : null };
};

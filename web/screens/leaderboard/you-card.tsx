// Where the person stands, in three figures.
import { Flame } from 'lucide-react';
import { type BoardStats, thousands } from '#domain/leaderboard.ts';
import { signature, signatureHand } from '#web/ui/line/signature.ts';
import { SvgInk } from '#web/ui/line/svg-ink.tsx';
import styles from './leaderboard.module.css';

export const YouCard = ({ you: { rank, emailsTriaged, streak } }: { you: BoardStats }) => (
  <section className={styles.you} aria-label="Your figures">
    <h2>You</h2>
    <dl>
      <div>
        <dt>Ranking</dt>
        <dd className="flare">{rank ?? '–'}</dd>
      </div>
      <div>
        <dt>Emails</dt>
        <dd className="flare">{thousands(emailsTriaged, 1)}</dd>
      </div>
      <div>
        <dt>Day Streak</dt>
        <dd className="flare">
          {streak}
          {streak > 0 && <Flame className={styles.burning} size={36} strokeWidth={0} aria-hidden="true" />}
        </dd>
      </div>
    </dl>
    <svg className={styles.hand} viewBox="0 0 380 90" aria-hidden="true">
      <SvgInk path={signature('you', { width: 380, height: 90, lambda: 24, pad: 16 })} hand={signatureHand} />
    </svg>
  </section>
);

import type { MetaFunction } from 'react-router';
import { waitlistWords } from '#domain/waitlist.ts';
import { publicPaths } from '#web/public-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './contact-form.module.css';
import { PublicPage, pageMeta } from './frame.tsx';
import { useWaitlist } from './use-waitlist.ts';

const lead = 'Hear when there is something new, and try it early.';

export const meta: MetaFunction = () => pageMeta('Waitlist', lead, publicPaths.waitlist);

export default function Waitlist() {
  const { state, typed, error, type, submit, trap } = useWaitlist();
  if (state === 'joined')
    return (
      <PublicPage title={waitlistWords.title} lead={waitlistWords.thanks}>
        <p role="status">{waitlistWords.joined}</p>
      </PublicPage>
    );
  return (
    <PublicPage title="Join the waitlist" lead={lead}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          label="Your email address"
          type="email"
          name="email"
          autoComplete="email"
          value={typed}
          error={error}
          onChange={({ target }) => type(target.value)}
        />
        <div className={styles.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button
          type="submit"
          kind="flow"
          size="large"
          disabled={typed.trim() === ''}
          busy={state === 'sending' ? 'Joining' : undefined}
        >
          Join
        </Button>
        <noscript>
          <p>This form needs JavaScript. The contact form works without it.</p>
        </noscript>
      </form>
      <p>
        Your address stays on the machine of this Flow, encrypted, and each letter has a link that deletes it. The{' '}
        <a href={publicPaths.privacy}>privacy page</a> says more.
      </p>
    </PublicPage>
  );
}

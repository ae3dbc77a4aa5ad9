import type { MetaFunction } from 'react-router';
import { publicPaths } from '#web/public-paths.ts';
import { Operator } from './filled.tsx';
import { PublicPage, pageMeta } from './frame.tsx';
import { Reminder } from './reminder.tsx';

const lead = 'By using this Flow, you agree to what stands here.';

export const meta: MetaFunction = () => pageMeta('Terms', `The terms of this Flow. ${lead}`, publicPaths.terms);

export default function Terms() {
  return (
    <PublicPage title="Terms" lead={lead}>
      <Reminder />
      <h2>Who you agree with</h2>
      <p>
        <Operator />
      </p>
      <p>You agree with this operator, and not with the people who wrote the software.</p>
      <h2>Your account</h2>
      <ul>
        <li>You’re at least 18 years old.</li>
        <li>The Google account you connect is yours, or you may use it for this.</li>
        <li>Google’s own terms go on applying to that account.</li>
        <li>You keep your devices and your sign-in safe. What you or others say there counts as yours.</li>
        <li>
          You follow the <a href={publicPaths.aup}>acceptable use policy</a>.
        </li>
      </ul>
      <h2>Your mail stays yours</h2>
      <p>
        You let Flow store and handle your mail, calendar and contacts so that it can do what you ask, and for nothing
        else. The <a href={publicPaths.privacy}>privacy page</a> says what that means.
      </p>
      <h2>What Flow does for you</h2>
      <p>
        Flow may mishear you, misread a mail, or suggest what you don’t want. So it asks before it does much at once,
        holds what you send, and lets you undo. Check what matters before it leaves: what you send counts as yours.
      </p>
      <h2>No promise of service</h2>
      <p>
        The software comes under the MIT licence as it is, without any warranty. The operator may change, pause or end
        this Flow. Your mail is at Google, so it’s still there when Flow isn’t.
      </p>
      <p>As far as the law allows, the operator isn’t liable for loss through using Flow, or through not having it.</p>
      <p>Rights that the law gives you, and that no agreement can take away, stay with you.</p>
      <h2>The end</h2>
      <p>
        You may stop whenever you like, and delete your account. The operator may close an account that breaks the
        acceptable use policy, and tells its owner why unless the law forbids it.
      </p>
      <h2>Changes</h2>
      <p>When these terms change, this page changes. If you don’t agree with a change, stop using this Flow.</p>
      <h2>Questions</h2>
      <p>
        Write through the <a href={publicPaths.contact}>contact page</a>.
      </p>
    </PublicPage>
  );
}

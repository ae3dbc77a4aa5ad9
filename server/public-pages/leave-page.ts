// The page behind the link to leave the waitlist. Programs that check links only open them, so the person presses a button.
import { html } from 'hono/html';
import { operatorPage } from '#server/accounts/operator-page.ts';
import { leavePath } from './waitlist.ts';

export const leavePage = (id: string, proof: string): Promise<Response> =>
  operatorPage(
    'Leave the waitlist',
    html`<h1>Leave the waitlist?</h1>
      <p>Your address is deleted, and nothing more comes.</p>
      <form method="post" action="${leavePath}">
        <input type="hidden" name="id" value="${id}" />
        <input type="hidden" name="proof" value="${proof}" />
        <button>Leave</button>
      </form>`,
    200,
  );

export const leftPage = (): Promise<Response> =>
  operatorPage('You left', html`<h1>You left the waitlist.</h1><p>Your address is deleted.</p>`, 200);

export const oldLinkPage = (): Promise<Response> =>
  operatorPage('An old link', html`<h1>That link leads nowhere.</h1><p>Perhaps a part of it is missing.</p>`, 404);

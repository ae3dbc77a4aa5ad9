// The admin area, as an operator lives in it: in by password and code, people, roles, the log and its export, out.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt, stepSeconds } from '#server/accounts/totp.ts';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
const ops = 'ops@northwind.example';
const alex = 'alex@northwind.example';
const password = 'four calm ducks at sea';
let flow: RunningFlow;
let link = '';
beforeAll(async () => {
  flow = await startSettled();
  link = await operatorLink(flow);
});
afterAll(() => flow.end());

test('an operator comes in, meets people, changes a role, exports the log, and leaves', async () => {
  const { page, context, faults } = await browser.visit(flow);
  await setPassword(page);
  await page.getByRole('link', { name: 'Open the admin area' }).click();

  // User Management.
  await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
  const row = page.getByRole('row').filter({ hasText: alex });
  await row.waitFor();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search by email' }).fill('ALEX@');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('radio', { name: 'churned' }).press('Space');
  await page.getByText('Nobody is churned.').or(page.getByText('No address contains')).waitFor();
  await page.getByRole('radio', { name: 'all' }).press('Space');
  await page.getByRole('button', { name: 'Emails' }).click();
  expect(new URL(page.url()).searchParams.toString()).toBe('q=ALEX%40&sort=emails&order=desc');
  await row.getByRole('link', { name: alex }).click();
  await page.getByText(/^All well\. Their mail synced/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sync again' }).click();
  await page.getByText('Their accounts sync now').first().waitFor();

  // Role Management.
  await page.getByRole('link', { name: 'Role Management' }).click();
  await page.getByRole('button', { name: 'Add Role' }).click();
  await page.getByText('Please enter a user email').waitFor();
  await page.getByLabel('User email').fill('nobody@northwind.example');
  await page.getByRole('button', { name: 'Add Role' }).click();
  await page.getByText("To add roles, you need the user's UUID from the auth.users table").first().waitFor();
  await page.getByLabel('User email').fill(alex);
  await page.getByLabel('Role', { exact: true }).selectOption('moderator');
  await page.getByRole('button', { name: 'Add Role' }).click();
  await page.getByText('Role added successfully').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Delete the role moderator of ${alex}` }).click();
  await page.getByText('Role removed successfully').first().waitFor();
  await page.getByRole('button', { name: `Delete the role admin of ${ops}` }).click();
  await page.getByText('This is the last admin.').waitFor();

  // Activity Log.
  await page.getByRole('link', { name: 'Activity Log' }).click();
  await page.getByText(/did something in this time\.$/).waitFor();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Detailed' }).press('Space');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('role_added');
  await page.getByText(/^Gave \w{8} the role moderator$/).waitFor();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^activity-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('User Email,Action Type,Description,Resource Type,Timestamp,IP Address');
  expect(lines[1]).toMatch(/^ops@northwind\.example,role_added,Gave \w{8} the role moderator,,20.*Z,$/);
  await page.getByRole('button', { name: 'Verify the chain' }).click();
  await page.getByText('The log is as it was written').first().waitFor();

  // Email Debug, and out.
  await page.getByRole('link', { name: 'Email Debug' }).click();
  await page.getByRole('button', { name: 'Check the token row' }).click();
  await page.getByText('PGRST116: No token row, which is normal for new users').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign In with Email' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

describe('the door', () => {
  test('says what is wrong, and takes the code of an authenticator once there is one', async () => {
    const { page, context, faults } = await browser.visit(flow);
    await page.goto('/admin/roles');
    await signIn(page, 'not the password');
    await page.getByText(/^Invalid email or password\. Make sure you have set a password/).waitFor();
    await expectAccessible(page);
    await signIn(page, password);
    await page.getByRole('heading', { name: 'Role Management', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Your sign-in' }).click();
    await page.getByRole('button', { name: 'Set up an authenticator' }).click();
    const secret = (await page.getByLabel('Key', { exact: true }).innerText()).replaceAll(/\s/g, '');
    await expectAccessible(page);
    await page.getByLabel('Code', { exact: true }).fill(codeNow(secret));
    await page.getByRole('button', { name: 'Switch codes on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect.poll(() => codes.count()).toBe(8);
    const recovery = await codes.allInnerTexts();
    await page.getByRole('button', { name: 'I’ve kept them' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await signIn(page, password);
    await page.getByText('Enter the code that your authenticator shows.').waitFor();
    await page.getByLabel(/^Code of your authenticator/).fill(recovery[0] ?? '');
    await page.getByRole('button', { name: 'Sign In with Email' }).click();
    await page.getByRole('heading', { name: 'Role Management', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Your sign-in' }).click();
    await page.getByText('7 recovery codes are left.').waitFor();
    await page.getByRole('button', { name: 'Switch codes off' }).click();
    await page.getByRole('button', { name: 'Set up an authenticator' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('lets a person without the role see nothing of it, and shows them no way there', async () => {
    const { page, context, faults } = await browser.play(flow);
    expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
    await page.goto('/admin/activity');
    await page.waitForURL('**/');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by Google: back to where the operator was, without a mailbox', async () => {
    const { page, context, faults } = await browser.visit(flow);
    await page.goto('/admin/activity?view=detailed');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: ops }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL('**/admin/activity?view=detailed');
    await page.getByRole('heading', { name: 'Activity Log', level: 1 }).waitFor();
    await page.goto('/admin');
    await page.getByRole('button', { name: `Email ${alex}` }).click();
    await page.getByText('Flow has no mailbox of yours to send from.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by Google, for somebody else: it says that they are no admin', async () => {
    const { page, context } = await browser.visit(flow);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: alex }).click();
    await page.getByText('Your account does not have admin privileges').first().waitFor();
    await page.getByRole('button', { name: 'Sign In with Email' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await context.close();
  });
});

describe('inside', () => {
  test('the keyboard reaches every section, and links keep the range and the sample switch', async () => {
    const { page, context } = await browser.visit(flow);
    await page.goto('/admin');
    await signIn(page, password);
    await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
    await page.getByLabel('Time range').selectOption('90d');
    await page.getByRole('switch', { name: /^Sample data/ }).press('Space');
    await page.getByRole('note').getByText('They are not of this Flow.').waitFor();
    const places = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    const names = await places.allInnerTexts();
    for (const [nth, name] of names.entries()) {
      await places.nth(nth).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
      const { searchParams } = new URL(page.url());
      expect([name, searchParams.get('range'), searchParams.get('sample')]).toEqual([name, '90d', '1']);
    }
    await page.goto('/admin/nowhere');
    await page.getByText('Page not found').waitFor();
    await context.close();
  });

  test('Tab and Enter alone sign in, sort a table, open a dialog and come back to where they were', async () => {
    const { page, context, faults } = await browser.visit(flow);
    await page.goto('/admin');
    await tabTo(page, page.getByLabel('Email', { exact: true }));
    await page.keyboard.type(ops);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await submit(page, () => page.keyboard.press('Enter'));
    await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Sessions' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('sessions');
    const remove = page.getByRole('button', { name: `Delete ${alex}` });
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await page.getByLabel('Type the address to go on').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Type the address to go on').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(remove)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('when the session ends elsewhere, the login stands there at once', async () => {
    const [one, two] = [await browser.visit(flow), await browser.visit(flow)];
    for (const { page } of [one, two]) {
      await page.goto('/admin');
      await signIn(page, password);
      await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
    }
    await one.page.getByRole('link', { name: ops }).click();
    const all = one.page.getByRole('button', { name: 'End all of them' });
    await all.click();
    // The button says 'Ending' until the server has ended them.
    await expect.poll(() => one.page.getByRole('button', { name: /^End/ }).count()).toBe(0);
    await two.page.getByRole('button', { name: 'Refresh' }).click();
    await two.page.getByRole('button', { name: 'Sign In with Email' }).waitFor();
    expect(await two.page.getByRole('navigation').count()).toBe(0);
    expect(await one.page.getByText('This one').count()).toBe(1);
    await Promise.all([one.context.close(), two.context.close()]);
  });

  test('a person who is deleted from their row is gone', async () => {
    const { page, context, faults } = await browser.visit(flow);
    await page.goto('/admin');
    await signIn(page, password);
    await page.getByRole('button', { name: `Delete ${alex}` }).click();
    const remove = page.getByRole('button', { name: 'Delete the account' });
    expect(await remove.isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByLabel('Type the address to go on').fill(alex.toUpperCase());
    await remove.click();
    await page.getByText(`${alex} is being deleted`).first().waitFor();
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return page.getByRole('row').filter({ hasText: alex }).count();
      })
      .toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Presses Tab until the focus is there. It fails where Tab does not lead. */
const tabTo = async (page: Page, goal: Locator): Promise<void> => {
  await goal.waitFor();
  for (let press = 0; press < 100; press += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(goal)) return;
  }
  throw new Error('Tab does not lead there');
};

const isFocused = (place: Locator): Promise<boolean> => place.evaluate((node) => node === document.activeElement);

/** As on the host's command line, next to a running Flow. */
const operatorLink = async ({ data, url }: RunningFlow): Promise<string> => {
  const env = { ...process.env, NODE_ENV: 'production', FLOW_DATA: data, PORT: new URL(url).port };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/operator.ts', 'add', ops], { env });
  return /http\S+/.exec(stdout)?.[0] ?? stdout;
};

const setPassword = async (page: Page): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
};

const signIn = async (page: Page, word: string): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(ops);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await submit(page, () => page.getByRole('button', { name: 'Sign In with Email' }).click());
};

/** Tries again while the server asks for a pause, because it answers five passwords a minute and these tests may be faster. */
const submit = (page: Page, press: () => Promise<void>): Promise<void> =>
  expect
    .poll(
      async () => {
        const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/auth/sign-in/email');
        await press();
        return (await answered).status();
      },
      { timeout: 60_000, interval: 3_000 },
    )
    .not.toBe(429);

const codeNow = (secret: string): string => codeAt(secret, Math.floor(new Date().getTime() / 1000 / stepSeconds));

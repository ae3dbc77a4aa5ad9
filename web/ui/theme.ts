// The theme: the person's choice in this browser, or the system's. The document has it as data-theme, and the browser's frame takes its
// colour.

type Theme = 'light' | 'dark';
type ThemeChoice = Theme | 'system';

const storageKey = 'flow_theme';
const systemIsDark = '(prefers-color-scheme: dark)';

/** The colour of the browser's frame: the page background of tokens.css. */
export const grounds = { light: '#ebf2e5', dark: '#0a1813' } satisfies Record<Theme, string>;

/** Runs inline before the first paint to avoid a flash of the wrong theme. It must not contain quotes that HTML escapes. */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem("${storageKey}")}catch{}document.documentElement.dataset.theme=t==="light"||t==="dark"?t:matchMedia("${systemIsDark}").matches?"dark":"light"})()`;

export const chosenTheme = (): ThemeChoice => {
  const stored = storedTheme();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show(choice === 'system' ? systemTheme() : choice);
};

/** Follows the system without a choice. Returns a function that stops. */
export const followSystemTheme = (): (() => void) => {
  const system = matchMedia(systemIsDark);
  const follow = (): void => {
    const chosen = chosenTheme();
    show(chosen === 'system' ? systemTheme() : chosen);
  };
  follow();
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
};

const show = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', grounds[theme]);
};

const systemTheme = (): Theme => (matchMedia(systemIsDark).matches ? 'dark' : 'light');

const storedTheme = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

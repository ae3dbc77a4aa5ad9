import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Status } from './badge.tsx';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Mark } from './logo.tsx';

describe('interface parts', () => {
  test('a busy button says what it does and ignores presses', () => {
    const shown = renderToStaticMarkup(<Button busy="Sending">Send</Button>);
    expect(shown).toContain('aria-busy="true"');
    expect(shown).toContain('aria-disabled="true"');
    expect(shown).toContain('Sending');
    expect(shown).not.toContain('>Send<');
  });

  test('a button never submits a form by accident', () => {
    expect(renderToStaticMarkup(<Button>Undo</Button>)).toContain('type="button"');
  });

  test('a field names its error for screen readers', () => {
    const shown = renderToStaticMarkup(<Field id="email" label="Email" error="Please enter a valid email address" />);
    expect(shown).toContain('aria-invalid="true"');
    expect(shown).toContain('aria-describedby="email-error"');
    expect(shown).toContain('id="email-error"');
  });

  test('a field without an error has no description', () => {
    expect(renderToStaticMarkup(<Field id="email" label="Email" />)).not.toContain('aria-describedby');
  });

  test.each(['healthy', 'degraded', 'down'] as const)('%s has a word and an icon', (state) => {
    const shown = renderToStaticMarkup(<Status state={state} />);
    expect(shown).toContain(state);
    expect(shown).toContain('<svg');
  });

  test('the mark is decorative', () => {
    expect(renderToStaticMarkup(<Mark size="small" />)).toContain('aria-hidden="true"');
  });
});

// The tables of the notes.
export const notesMigration = `
  create table note (user_id uuid, key text, text text, primary key (user_id, key));
  create table note_book (user_id uuid primary key, revision int not null);
  create table note_at_provider (user_id uuid, command_id uuid, key text, text text, primary key (user_id, command_id, key));
  grant all on note, note_book, note_at_provider to flow_app;
`;

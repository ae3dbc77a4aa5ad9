-- A turn may be understood by a model of what people say in their own words; and what nothing understood may have been typed.

alter table voice_turn
  drop constraint voice_turn_understood_by_check,
  add constraint voice_turn_understood_by_check check (understood_by in ('grammar', 'general', 'model', 'matcher')),
  drop constraint voice_turn_engine_check,
  add constraint voice_turn_engine_check check (engine in ('service', 'embedded', 'browser', 'typed'));

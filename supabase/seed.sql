-- Repairs what every installation needs beyond the schema: the scoring profiles and the row of
-- settings, which the migrations insert. It holds no people and no league; the demo league belongs
-- to the embedded backend.
--
-- The first admin, once their account is confirmed:
--   select private.make_admin('me@club.example');
insert into public.app_settings default values on conflict (id) do nothing;

-- What an installation needs beyond the schema. Scoring profiles and the row of switches come
-- with the migrations, because no installation works without them; this file only repairs them
-- and holds no people and no league (the demo league belongs to the embedded backend).
--
-- The first admin, once their account is confirmed:
--   select private.make_admin('me@club.example');
insert into public.app_settings default values on conflict (id) do nothing;

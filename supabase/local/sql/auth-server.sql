-- Tables of the hosted auth server besides auth.users: sessions, refresh tokens, one-time tokens of
-- mails and PKCE flows. Only the embedded backend uses them, and no API role may read them.
create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  amr text not null default 'password',
  user_agent text
);
create index if not exists sessions_user_id on auth.sessions (user_id);

-- A refresh token works once. Its revoked row stays, so that a second use is recognised.
create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  parent text,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists refresh_tokens_session_id on auth.refresh_tokens (session_id);
create index if not exists refresh_tokens_parent on auth.refresh_tokens (parent);

create table if not exists auth.one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  relates_to text not null,
  code_challenge text,
  code_challenge_method text,
  created_at timestamptz not null default now()
);
create index if not exists one_time_tokens_user_id on auth.one_time_tokens (user_id, token_type);

create table if not exists auth.flow_state (
  auth_code text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null,
  amr text not null,
  created_at timestamptz not null default now()
);

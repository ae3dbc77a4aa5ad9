-- When the operator's password opened a session; null in every other session. Sessions from before keep their person, without the role.
alter table auth.session add column "operatorSince" timestamptz;

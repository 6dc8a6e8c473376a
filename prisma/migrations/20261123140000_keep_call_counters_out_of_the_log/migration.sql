-- Counts of calls last a minute: no commit has to wait for the disk for them. A crash empties them.
ALTER TABLE "call_counters" SET UNLOGGED;

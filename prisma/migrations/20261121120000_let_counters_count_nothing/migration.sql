-- A lookup that finds something adds nothing to its count, and does the same work as one that does not.
ALTER TABLE "call_counters" DROP CONSTRAINT "call_counters_positive";
ALTER TABLE "call_counters" ADD CONSTRAINT "call_counters_not_negative" CHECK ("hits" >= 0);

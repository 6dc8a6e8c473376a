-- Each channel looks for what waits for it. By one index for all, a channel whose receiver is away,
-- or that was switched off, lies before all others.
DROP INDEX "outbox_messages_status_next_attempt_at_idx";
CREATE INDEX "outbox_messages_waiting_idx" ON "outbox_messages" ("channel", "next_attempt_at") WHERE "status" = 'pending';

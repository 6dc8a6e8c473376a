-- Alone: a transaction that adds a value to a type cannot use it yet.
ALTER TYPE "submission_kind" ADD VALUE 'ifu_request';

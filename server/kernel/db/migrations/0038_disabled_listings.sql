UPDATE "profiles" p SET "status" = 'paused' FROM "accounts" a
WHERE a.id = p.account_id AND a.disabled_at IS NOT NULL AND p.status = 'approved';

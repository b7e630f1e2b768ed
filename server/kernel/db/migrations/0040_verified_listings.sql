UPDATE "profiles" p SET "verified" = true
WHERE NOT p.verified AND EXISTS (SELECT 1 FROM "documents" d WHERE d.profile_id = p.id
  AND d.kind IN ('proof-of-business', 'identity-proof') AND NOT d.pending AND d.verified_at IS NOT NULL);

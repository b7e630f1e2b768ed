ALTER TABLE "documents" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE proposals p SET delivered_at = p.updated_at
WHERE p.status <> 'draft' AND (p.status NOT IN ('sent', 'withdrawn') OR EXISTS (
  SELECT 1 FROM proposal_steps s WHERE s.proposal_id = p.id AND s.by_profile_id = p.receiver_profile_id));--> statement-breakpoint
UPDATE memberships m SET used_at = used.first FROM (
  SELECT m.id, min(u.at) AS first FROM memberships m
  JOIN profiles o ON o.account_id = m.account_id AND o.kind = m.profile_kind
  JOIN (
    SELECT by_profile_id AS profile_id, created_at AS at FROM proposal_steps WHERE action IN ('send', 'accept')
    UNION ALL SELECT viewer_id, created_at FROM listing_openings
    UNION ALL SELECT viewer_id, viewed_at FROM deck_views
  ) u ON u.profile_id = o.id AND u.at >= m.created_at
  GROUP BY m.id
) used WHERE used.id = m.id;--> statement-breakpoint
UPDATE memberships SET period_start = ended_at
WHERE ended_at < period_start AND ended_because IS DISTINCT FROM 'replaced';--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_ended" CHECK (ended_at is null or ended_because = 'replaced' or ended_at >= period_start);

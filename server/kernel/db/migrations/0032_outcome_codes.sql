UPDATE "notifications" SET "words" = jsonb_set("words", '{excerpt}', '{"fact": "outcome", "outcome": "upheld"}')
WHERE "kind" = 'report_outcome' AND "words" ->> 'excerpt' IN ('We have acted on it. Thank you.', 'हमने कार्रवाई की है। धन्यवाद।');--> statement-breakpoint
UPDATE "notifications" SET "words" = jsonb_set("words", '{excerpt}', '{"fact": "outcome", "outcome": "dismissed"}')
WHERE "kind" = 'report_outcome' AND "words" ->> 'excerpt' IN ('We found nothing against our rules.', 'हमें नियमों के विरुद्ध कुछ नहीं मिला।');

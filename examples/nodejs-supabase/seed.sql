INSERT INTO lessons (user_id, title, starts_at, ends_at)
SELECT id, 'Cello, beginners', '2027-05-01T16:00:00Z', '2027-05-01T16:45:00Z'
FROM auth.users
WHERE email = 'ada@example.com';

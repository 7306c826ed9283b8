module somo

go 1.26
